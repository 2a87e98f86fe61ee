import { EmptyState } from '@/components/ui/layout/empty-state'
import { Card } from '@/components/ui/layout/card'
import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import type { ManagedReview } from '@/lib/reviews/operating/queries'
import { ReopenForm, SettingsForm } from './forms'

/** Settings while open; the reopen form once closed. */
export function SettingsPart({ review }: { review: ManagedReview }) {
  const { id, steps, settings, nextCloseOn } = review
  // Saving changes the edition, which remounts the form.
  if (steps.edit) return <SettingsForm key={settings.edition} review={review} />
  if (steps.reopen) return <ReopenForm id={id} closesOn={nextCloseOn} timeZone={settings.timeZone} />
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="lock" />}
        title="Nothing can change now"
        action={<ButtonLink href={`/feedback/preview/${id}`}>See the results</ButtonLink>}
      />
    </Card>
  )
}
