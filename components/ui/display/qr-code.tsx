interface QrCodeProps {
  /** A 1 per dark square, 0 per light one, border included. */
  rows: readonly string[]
  /** What scanning it does. */
  label: string
}

/** Dark squares as one path, merging neighbours. */
const pathOf = (rows: QrCodeProps['rows']) =>
  rows
    .flatMap((row, y) => [...row.matchAll(/1+/g)].map((run) => [run[0].length, run.index, y] as const))
    .map(([length, x, y]) => `M${x} ${y}h${length}v1h-${length}z`)
    .join('')

/** Dark on light in both themes, because many scanners need it. */
export const QrCode = ({ rows, label }: QrCodeProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${rows.length} ${rows.length}`}
    shapeRendering="crispEdges"
    className="size-44 shrink-0 rounded-md border border-line"
  >
    <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
    <path fill="#000" d={pathOf(rows)} />
  </svg>
)
