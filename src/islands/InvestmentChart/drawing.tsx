import type { ComponentProps } from 'react';
import { Slice } from 'victory';
import type { Investment } from '~/lib/content';
import { formatRupees } from '~/lib/format/money';
import { textProps } from '~/lib/format/script';
import { PALETTE } from '~/lib/site/palette';

export type Cost = Pick<
  Investment['lines'][number],
  'title' | 'shortTitle' | 'description' | 'value' | 'share' | 'colour'
> & {
  /** Parts included in the cost, shown instead of its description. */
  readonly pays: readonly string[];
  /** Needs light text on its colour. */
  readonly isDark: boolean;
};

/** Sizes in units of the viewBox. */
export const SIZE = {
  width: 412,
  height: 418,
  centre: { x: 206, y: 206 },
  radius: 180,
  hole: 84,
  labels: 132,
} as const;
/** Minimum share, in percent, for a name on the slice, and for the share. The table has both for every slice. */
const MIN_FOR_NAME = 8;
const MIN_FOR_SHARE = 5;
const { x, y } = SIZE.centre;

/** The scalloped plate under the pie: 32 dots along a circle (`pathLength`). The first circle is the outline. */
export const Plate = () => (
  <g className="plate">
    <circle cx={x} cy={y} r="172" pathLength="32" />
    <circle cx={x} cy={y} r="172" pathLength="32" />
  </g>
);

type PieSliceProps = ComponentProps<typeof Slice> & {
  costs: readonly Cost[];
  /** The slice that Tab reaches. */
  tabStop: number;
  activeIndex: number | undefined;
  index?: number;
};

/** A slice. Victory passes its angles; the stylesheet replaces Victory's theme. */
export function PieSlice({ costs, tabStop, activeIndex, ...slice }: PieSliceProps) {
  const index = Number(slice.index);
  const cost = costs[index];
  if (!cost) return null;
  return (
    <Slice
      {...slice}
      role="option"
      ariaLabel={`${cost.title}, ${formatRupees(cost.value)}, ${cost.share}%`}
      tabIndex={index === tabStop ? 0 : -1}
      style={{}}
      pathComponent={
        <path
          {...{ fill: cost.colour, 'data-item': index, 'data-active': index === activeIndex || undefined }}
          {...{ 'aria-selected': index === activeIndex }}
        />
      }
    />
  );
}

interface SliceLabelProps {
  costs: readonly Cost[];
  index?: number;
  x?: number;
  y?: number;
}

/** Share and short title on a slice. Victory passes its position. */
export function SliceLabel({ costs, index = 0, ...label }: SliceLabelProps) {
  const cost = costs[index];
  if (!cost || cost.share < MIN_FOR_SHARE) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: SVG text cannot be focused.
    <text className={cost.isDark ? 'share on-dark' : 'share'} x={label.x} y={label.y} aria-hidden="true">
      <tspan>{`${cost.share}%`}</tspan>
      {cost.share >= MIN_FOR_NAME && <tspan x={label.x} dy="18" {...textProps(cost.shortTitle)} />}
    </text>
  );
}

/** The centre: the total, or the highlighted cost. */
export const CentreLabel = ({ figure, label }: { figure: string; label: string }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group cannot be focused.
  <g className="centre" aria-hidden="true">
    {/* An attribute, because Dark Reader treats fills from style sheets as text colours. */}
    <circle cx={x} cy={y} r={SIZE.hole} fill={PALETTE.milk} />
    <text x={x} y={y + 2}>
      <tspan>{figure}</tspan>
      <tspan x={x} dy="23" {...textProps(label)} />
    </text>
  </g>
);
