interface QrCodeProps {
  /** How many squares wide it is, its light border included. */
  size: number
  /** The dark squares. */
  path: string
  /** What scanning it does. */
  label: string
}

/** A code to scan. It is dark on light in both themes, because many readers see no other. */
export const QrCode = ({ size, path, label }: QrCodeProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className="size-44 shrink-0 rounded-md border border-line"
  >
    <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
    <path fill="#000" d={path} />
  </svg>
)
