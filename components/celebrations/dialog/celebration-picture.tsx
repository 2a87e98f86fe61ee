import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import './celebration-picture.css'

/** Where each ribbon of paper lies around the medal, from its middle, and how it is turned. */
const ribbons = [
  [-168, -18, 20],
  [-140, 26, -35],
  [-112, -34, 60],
  [-84, 8, 10],
  [-60, -38, -20],
  [60, -36, 40],
  [82, 12, -50],
  [110, -30, 15],
  [138, 24, 70],
  [170, -14, -15],
] as const

const dots = [
  [-152, -36],
  [-124, 2],
  [-96, 34],
  [-62, 30],
  [64, 32],
  [96, -8],
  [124, 4],
  [154, -36],
] as const

/** A medal with paper flying around it. It is decoration, and keeps still for those who want no motion. */
export function CelebrationPicture({ icon }: { icon: IconName }) {
  return (
    <div
      aria-hidden="true"
      className="relative grid h-32 place-items-center overflow-hidden rounded-lg bg-primary-soft"
    >
      <svg viewBox="-200 -64 400 128" className="celebration-paper absolute h-full text-primary">
        {ribbons.map(([x, y, turn]) => (
          <rect
            key={x}
            x={x}
            y={y}
            width="12"
            height="5"
            rx="2.5"
            fill="currentColor"
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
        {dots.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3" fill="currentColor" />
        ))}
      </svg>
      <span className="celebration-medal grid size-18 place-items-center rounded-full bg-surface text-primary-ink shadow-raised">
        <Icon name={icon} className="size-9" />
      </span>
    </div>
  )
}
