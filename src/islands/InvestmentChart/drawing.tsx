import type { ComponentProps, SVGProps } from 'react';
import { Slice } from 'victory';
import { readableOn } from '~/lib/format/colour';
import { formatRupees } from '~/lib/format/money';
import { PALETTE } from '~/lib/site/palette';
import type { Cost } from './cost';
import { type Angles, hasRoom } from './slice-labels';

/** Sizes in units of the viewBox. */
export const SIZE = {
  width: 412,
  height: 418,
  centre: { x: 206, y: 206 },
  radius: 180,
  hole: 84,
  labels: 132,
} as const;
/** Shares below this percentage get smaller text. */
const NARROW = 10;
const { x, y } = SIZE.centre;

/** The scalloped plate under the pie: 32 dots along a circle (`pathLength`), first their outline. */
export const Plate = () => (
  <g className="plate">
    <circle cx={x} cy={y} r="172" pathLength="32" />
    <circle cx={x} cy={y} r="172" pathLength="32" />
  </g>
);

/** Rounds coordinates to a tenth, so that server and client do not differ in the last digit. */
const toTenths = (path: string) =>
  path.replace(/-?[\d.]+(?:e[-+]?\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));

const SlicePath = ({ d = '', ...path }: SVGProps<SVGPathElement>) => (
  <path {...path} d={toTenths(d)} shapeRendering={undefined} />
);

type PieSliceProps = ComponentProps<typeof Slice> & {
  costs: readonly Cost[];
  /** The slice that Tab reaches. */
  at: number;
  lit: number | undefined;
  index?: number;
};

/** A slice. Victory passes its angles; the stylesheet replaces Victory's theme. */
export function PieSlice({ costs, at, lit, ...slice }: PieSliceProps) {
  const index = Number(slice.index);
  const cost = costs[index];
  if (!cost) return null;
  return (
    <Slice
      {...slice}
      role="img"
      ariaLabel={`${cost.title}, ${formatRupees(cost.value)}, ${cost.share}%`}
      tabIndex={index === at ? 0 : -1}
      style={{}}
      pathComponent={
        <SlicePath {...{ fill: cost.colour, 'data-item': index, 'data-lit': index === lit || undefined }} />
      }
    />
  );
}

interface SliceLabelProps {
  costs: readonly Cost[];
  index?: number;
  slice?: Angles;
  x?: number;
  y?: number;
}

/** Share and short title on a slice that is wide enough. Victory passes its position. */
export function SliceLabel({ costs, index = 0, slice, ...label }: SliceLabelProps) {
  const cost = costs[index];
  if (!cost || !slice || !hasRoom(slice, cost.shortTitle, SIZE.labels)) return null;
  const onDark = readableOn(cost.colour, PALETTE.ink, PALETTE.milk) === PALETTE.milk;
  const classes = ['share', onDark ? 'on-dark' : '', cost.share < NARROW ? 'narrow' : ''];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: text of a drawing takes no focus.
    <text className={classes.filter(Boolean).join(' ')} x={label.x} y={label.y} aria-hidden="true">
      {`${cost.share}%`}
      <tspan x={label.x} dy="18">
        {cost.shortTitle}
      </tspan>
    </text>
  );
}

/** The centre: the sum, or the highlighted item. */
export const CentreLabel = ({ figure, label }: { figure: string; label: string }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a part of a drawing takes no focus.
  <g className="centre" aria-hidden="true">
    <circle cx={x} cy={y} r={SIZE.hole} />
    <text x={x} y={y + 2}>
      {figure}
      <tspan x={x} dy="23">
        {label}
      </tspan>
    </text>
  </g>
);
