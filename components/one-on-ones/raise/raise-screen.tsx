import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { RaiseForm, type RaiseStart } from './raise-form'

/** Where the point comes from. */
function backOf({ partner, point, link }: RaiseStart) {
  if (link !== '') return { href: link, label: point === '' ? 'Back' : point }
  if (partner) return { href: `/profile/preview/${partner.id}`, label: partner.name }
  return { href: '/one-on-one', label: 'One-on-ones' }
}

export function RaiseScreen({ start }: { start: RaiseStart }) {
  const back = backOf(start)
  return (
    <Page narrow>
      <PageHeader back={back} title="Add to a one-on-one" />
      <RaiseForm start={start} cancelHref={back.href} />
    </Page>
  )
}
