import { PrivacyNotice } from '@/components/reviews/form-view/privacy-notice'
import { FocusFrame } from '@/components/shell/frames/focus-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { Badge } from '@/components/ui/display/badge'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Facts } from '@/components/ui/list/facts'
import {
  countAsked,
  identityIn,
  soleSubjectOf,
  subjectsOf,
  withoutUnsubscribed,
} from '@/lib/reviews/model/rules/audience'
import type { WizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { draftReaders, sharedReaders } from '@/lib/reviews/drafting/rules/draft-faults'
import { privacyNotice } from '@/lib/reviews/responses/rules/privacy-notice'
import { countForAll } from '@/lib/reviews/model/rules/question-faults'
import { scheduleInWords } from '@/lib/reviews/model/rules/schedule'
import { nameList, plural } from '@/lib/shared/text'
import { TakeBackButton } from './take-back-button'

const shownNames = 8

/** A scheduled form: what happens when, and how to change it. */
export function ScheduledScreen({ draft }: { draft: WizardDraft }) {
  const { id, content, me, teams, tags, unsubscribed, at } = draft
  const membersById = new Map([...teams, ...tags].map((group) => [group.id, group.memberIds]))
  const count = countAsked(withoutUnsubscribed(content, new Set(unsubscribed)), me.id, membersById)
  const subjects = subjectsOf(content, me.id).map(nameIn(draft))
  return (
    <FocusFrame
      close={{ href: '/feedback?tab=created', label: 'Close' }}
      heading={<p className="font-medium">Scheduled</p>}
    >
      <PageHeader
        title={content.title}
        aside={<Badge tone="info">Scheduled</Badge>}
        text="Nothing is sent until then."
        action={<TakeBackButton id={id} />}
      />
      <PrivacyNotice sentences={privacyNoticeOf(draft)} className="" />
      <div className="mt-6 rounded-lg border border-line bg-surface p-5">
        <Facts
          facts={[
            ['When', scheduleInWords(content, at).join(' ')],
            ['Who is asked', plural(count, 'person', 'people')],
            ['About', subjects.length === 0 ? 'Nobody in particular' : nameList(subjects, shownNames)],
            ['Questions', plural(countForAll(content.questions), 'question')],
          ]}
        />
        <p className="mt-4">
          <TextLink href={`/feedback/question/preview?id=${id}`}>See the form</TextLink>
        </p>
      </div>
    </FocusFrame>
  )
}

const nameIn =
  ({ people, me }: WizardDraft) =>
  (id: string) =>
    id === me.id ? me.name : (people.find((person) => person.id === id)?.name ?? 'Former colleague')

function privacyNoticeOf(draft: WizardDraft) {
  const { content, me } = draft
  const subjectId = soleSubjectOf(content, me.id)
  const names = {
    creator: me.name,
    subject: subjectId === null ? null : nameIn(draft)(subjectId),
    shared: sharedReaders(content, me.id).map(nameIn(draft)),
  }
  return privacyNotice({ ...content, settings: draftReaders(content, me.id), names, identity: identityIn(content) })
}
