import { GateReason } from '@/components/shell/gate-reason'
import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { DateTime } from '@/components/ui/display/date-time'
import { LongText } from '@/components/ui/display/long-text'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { Pagination } from '@/components/ui/list/pagination'
import { RecipientFaces } from '@/components/applause/feed/recipient-faces'
import { ReactionRow } from '@/components/applause/feed/reaction-row'
import { ThanksLine } from '@/components/applause/feed/thanks-line'
import type { ApplauseDetail } from '@/lib/applause/queries/get-applause'
import { audienceInWords, peopleInWords } from '@/lib/applause/rules/applause-labels'
import { applausePath } from '@/lib/applause/rules/applause-paths'
import { addressWith } from '@/lib/shared/address-with'
import { ApplauseActs } from './applause-acts'
import { ApplauseComments } from './applause-comments'

interface ApplauseScreenProps {
  applause: ApplauseDetail
  zone: string
  now: Date
  /** Earlier comments are shown. */
  isLaterPage: boolean
}

function Head({ applause, zone, now }: Omit<ApplauseScreenProps, 'isLaterPage'>) {
  const { giver, recipients, createdAt, isEdited } = applause
  return (
    <div className="flex items-center gap-3">
      <Avatar name={giver.name} pictureId={giver.pictureId} size="lg" />
      <div className="min-w-0 flex-1">
        <ThanksLine giver={giver} recipients={recipients} />
        <p className="text-sm text-subtle">
          <DateTime at={createdAt} format="date-time" zone={zone} now={now} />
          {isEdited && ' · Edited'}
        </p>
      </div>
      <RecipientFaces recipients={recipients} size="lg" className="max-sm:hidden" />
    </div>
  )
}

const Audience = ({
  applause: { isPublic, toManager, recipients, giver, isOwn },
}: Pick<ApplauseScreenProps, 'applause'>) =>
  isPublic ? null : (
    <p className="mt-3 flex items-center gap-1.5 text-sm text-subtle">
      <Icon name="lock" className="size-4 shrink-0" />
      {audienceInWords({ isPublic, toManager }, recipients.length, isOwn ? 'you' : giver.name)}
    </p>
  )

const Reactors = ({ applause: { reactors } }: Pick<ApplauseScreenProps, 'applause'>) => (
  <ul aria-label="Who reacted" className="mt-2 text-sm text-subtle">
    {reactors.map(({ kind, label, people }) => (
      <li key={kind} className="wrap-anywhere">
        {label}: {people}
      </li>
    ))}
  </ul>
)

export function ApplauseScreen({ applause, zone, now, isLaterPage }: ApplauseScreenProps) {
  const { id, recipients, words, category, isPublic, reactions, gate, comments, earlier } = applause
  const path = applausePath(id)
  return (
    <Page narrow>
      <PageHeader
        back={{ href: '/applaud', label: 'Applaud' }}
        title={`Applause for ${peopleInWords(recipients.map(({ name }) => name))}`}
        aside={
          <>
            <Badge wrap>{category}</Badge>
            {!isPublic && <Badge icon={<Icon name="lock" />}>Private</Badge>}
          </>
        }
        action={<ApplauseActs id={id} words={words} can={applause.can} />}
      />
      {gate !== null && (
        <Callout tone="info" className="mb-6">
          <GateReason reason={gate} />
        </Callout>
      )}
      <Card className="mb-8 sm:p-6">
        <Head applause={applause} zone={zone} now={now} />
        <LongText text={words} most={1000} className="mt-4 text-lg leading-7" />
        <div className="applause-foot">
          <ReactionRow id={id} reactions={reactions} disabled={gate !== null} />
        </div>
        {applause.reactors.length > 0 && <Reactors applause={applause} />}
        <Audience applause={applause} />
      </Card>
      <Section title="Comments">
        <ApplauseComments
          id={id}
          comments={comments}
          zone={zone}
          now={now}
          canEdit={gate === null}
          canAdd={gate === null && !isLaterPage}
        />
        <Pagination
          label="Pages of comments"
          first={isLaterPage ? path : undefined}
          next={earlier === null ? undefined : addressWith(path, { after: earlier })}
        />
      </Section>
    </Page>
  )
}
