import { BarList } from '@/components/ui/charts/bar-list'
import { BarTimeline } from '@/components/ui/charts/bar-timeline'
import { PartList } from '@/components/ui/charts/part-list'
import type { ShownReport } from '@/lib/dashboard/reports/queries'
import type { ReportsFilter } from '@/lib/dashboard/reports/schema'
import { addressWith } from '@/lib/shared/address-with'

type Picture = Exclude<ShownReport['picture'], string>
type Timeline = Extract<Picture, { as: 'timeline' }>

function summaryOf({ heads: [, whole, part], points }: Timeline) {
  const said = points.map((point) =>
    part === undefined
      ? `${point.label}: ${point.whole}`
      : `${point.label}: ${point.part} of ${point.whole} ${part.toLowerCase()}`,
  )
  return `${whole}. ${said.join(', ')}`
}

interface BarsProps {
  picture: Extract<Picture, { as: 'bars' }>
  choices: ReportsFilter
}

function Bars({ picture: { title, points, total, heads }, choices }: BarsProps) {
  const linked = points.map(({ path, ...point }) => ({ ...point, href: path && addressWith(path, choices) }))
  return (
    <>
      {title !== undefined && <h3 className="mb-3 font-medium">{title}</h3>}
      <BarList points={linked} people={total} heads={heads} />
    </>
  )
}

export function PictureOf({ picture, choices }: { picture: Picture; choices: ReportsFilter }) {
  switch (picture.as) {
    case 'bars':
      return <Bars picture={picture} choices={choices} />
    case 'rates':
      return <PartList label={picture.label} points={picture.points} />
    case 'timeline':
      return <BarTimeline summary={summaryOf(picture)} points={picture.points} heads={picture.heads} />
  }
}
