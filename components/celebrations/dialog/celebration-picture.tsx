import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/names'
import './celebration-picture.css'

/** Position and rotation of each ribbon around the medal. */
const ribbons = [
  [-144, -18, 20],
  [-120, 26, -35],
  [-96, -34, 60],
  [-72, 8, 10],
  [-52, -38, -20],
  [52, -36, 40],
  [71, 12, -50],
  [95, -30, 15],
  [119, 24, 70],
  [146, -14, -15],
] as const

const dots = [
  [-131, -36],
  [-107, 2],
  [-83, 34],
  [-53, 30],
  [55, 32],
  [83, -8],
  [107, 4],
  [132, -36],
] as const

/** Decoration; still under reduced motion. */
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
