import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'
import type { HoldingView } from '@/lib/account/queries/list-holdings'

/** Links to what a deactivated member still holds. */
export function HoldingCard({ title, text, href, verb }: HoldingView) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-md font-semibold">{title} to hand over</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ButtonLink href={href} aria-label={`${verb} ${title.toLowerCase()}`}>
        {verb}
      </ButtonLink>
    </Card>
  )
}
