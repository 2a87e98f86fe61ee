import { Icon } from '@/components/ui/icon/icon'
import { FormHeading } from '@/components/reviews/form-view/form-heading'
import { BrowserTime } from '@/components/ui/display/browser-time'
import { Avatar } from '@/components/ui/display/avatar'
import type { Answering } from '@/lib/reviews/responses/queries/get-answering'
import { formatDateTime } from '@/lib/shared/dates'

function whoAsks({ creatorName, takenFromName, subjectName, isAboutMe, isQuick }: Answering) {
  const asker = takenFromName === null ? creatorName : `${creatorName}, who took over from ${takenFromName},`
  if (isQuick) return `${asker} asks you`
  if (isAboutMe && creatorName === subjectName) return `${creatorName}, your self-review`
  if (isAboutMe) return `${asker} asks how you see your own work`
  if (subjectName === null) return `${asker} asks for your feedback`
  if (subjectName === creatorName) return `${asker} asks for your feedback on their work`
  return `${asker} asks for your feedback about ${subjectName}`
}

function untilWhen({ closesAt, timeZone, creatorName }: Answering) {
  return closesAt === null
    ? `Open until ${creatorName} closes it`
    : `Open until ${formatDateTime(closesAt, timeZone, true)}`
}

/** Asker, subject, topic and deadline. */
export function AnsweringHeading(view: Answering) {
  return (
    <header className="mb-4">
      <p className="mb-3 flex items-center gap-2.5 text-muted">
        <Avatar name={view.creatorName} pictureId={view.creatorPictureId} size="md" />
        <span className="min-w-0 wrap-anywhere">{whoAsks(view)}</span>
      </p>
      <FormHeading title={view.title} description={view.description} most={140} />
      {view.state === 'open' && (
        <p className="mt-2 flex items-center gap-1.5 text-sm text-subtle">
          <Icon name="clock" className="size-3.5 shrink-0" />
          <span>
            {untilWhen(view)}
            {view.closesAt && <BrowserTime at={view.closesAt} zone={view.timeZone} />}
          </span>
        </p>
      )}
    </header>
  )
}
