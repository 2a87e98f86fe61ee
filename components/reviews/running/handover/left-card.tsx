import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'

/** The way to what somebody without access had asked for and nobody looks after. */
export function LeftCard({ memberId }: { memberId: string }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-md font-semibold">Feedback they left behind</h2>
        <p className="mt-1 text-muted">What they asked for runs, or waits to be released, and nobody looks after it.</p>
      </div>
      <ButtonLink href={`/feedback/left/${memberId}`}>See what can be done</ButtonLink>
    </Card>
  )
}
