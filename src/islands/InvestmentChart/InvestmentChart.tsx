import { type ReactNode, useId } from 'react';
import { VictoryPie } from 'victory';
import type { Labels } from '~/labels';
import { formatRupees } from '~/lib/format/money';
import { textProps } from '~/lib/format/script';
import { CentreLabel, type Cost, PieSlice, Plate, SIZE, SliceLabel } from './drawing';
import { useActiveIndex } from './use-active-index';

interface Props {
  costs: readonly Cost[];
  /** Included, but not part of any single cost. */
  extras: ReadonlyArray<{ title: string; note: string }>;
  totalText: string;
  title: string;
  labels: Labels['chart'];
  /** The notes under the table. */
  children?: ReactNode;
}

/** The costs as a pie chart and a table. A slice and its row are highlighted together. */
export function InvestmentChart({ costs, extras, totalText, title, labels, children }: Props) {
  const id = useId();
  const { activeIndex, tabStop, handlers } = useActiveIndex();
  const active = activeIndex === undefined ? undefined : costs[activeIndex];
  return (
    <div className="investment" {...handlers}>
      <figure className="donut">
        <figcaption id={`${id}name`} className="visually-hidden">
          {labels.title}
        </figcaption>
        {/* VictoryContainer would block touch scrolling and cover the slices with an empty box. */}
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys choose a slice (WCAG 4.1.2).
          role="listbox"
          aria-labelledby={`${id}name`}
          aria-describedby={`${id}help`}
        >
          <desc id={`${id}help`}>{labels.help}</desc>
          <Plate />
          <VictoryPie
            standalone={false}
            width={SIZE.width}
            height={SIZE.height}
            origin={SIZE.centre}
            radius={SIZE.radius}
            innerRadius={SIZE.hole}
            labelRadius={SIZE.labels}
            data={costs.map(({ title, value }) => ({ x: title, y: value }))}
            dataComponent={<PieSlice costs={costs} tabStop={tabStop} activeIndex={activeIndex} />}
            labelComponent={<SliceLabel costs={costs} />}
          />
          <CentreLabel
            figure={active ? formatRupees(active.value) : totalText}
            label={active ? `${active.shortTitle} · ${active.share}%` : labels.inAll}
          />
        </svg>
      </figure>
      <div className="panel board">
        <h2 {...textProps(title)} />
        <table>
          <caption className="visually-hidden">{labels.title}</caption>
          <colgroup span={2} />
          <tbody>
            {costs.map((cost, index) => (
              <tr key={cost.title} data-item={index} data-active={index === activeIndex || undefined}>
                <th scope="row" colSpan={2}>
                  <svg className="swatch" viewBox="0 0 24 24" width="24" aria-hidden="true">
                    <circle cx="12" cy="12" r="10.5" fill={cost.colour} />
                  </svg>
                  <span {...textProps(cost.title)} />
                  {cost.pays.length === 0 && <small {...textProps(cost.description)} />}
                  {cost.pays.map((text) => (
                    <small key={text} className="tick" {...textProps(text)} />
                  ))}
                </th>
                <td>
                  <span>{formatRupees(cost.value)}</span>
                  <small>{`${cost.share}%`}</small>
                </td>
              </tr>
            ))}
            {extras.map(({ title, note }) => (
              <tr key={title}>
                <th scope="row" colSpan={2} className="tick">
                  <span {...textProps(title)} />
                  <small {...textProps(note)} />
                </th>
                <td className="included">{labels.included}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{labels.total}</th>
              <td colSpan={2}>{totalText}</td>
            </tr>
          </tfoot>
        </table>
        {children}
      </div>
    </div>
  );
}
