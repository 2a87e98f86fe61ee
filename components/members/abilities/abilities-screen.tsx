import { Fragment } from 'react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Callout } from '@/components/ui/display/callout'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { abilitiesOf, type Area } from '@/lib/access/rules'
import { nameList } from '@/lib/shared/text'
import { AbilitiesTable } from './abilities-table'
import { OwnAbilities } from './own-abilities'

interface AbilitiesScreenProps {
  role: 'Admin' | 'Manager' | 'Member'
  workspaceName: string
  /** The viewer's led teams, by name. */
  ledTeams: readonly string[]
  areas: readonly Area[]
  withoutFeatures: readonly string[]
}

/** `of`: the features of which one must be on. */
const reminders: readonly { about: string; when: string; of?: readonly string[] }[] = [
  {
    about: 'Feedback',
    when: 'Three working days after asking, three before closing, and on the last working day before the closing day.',
  },
  {
    about: 'Goals',
    when: 'On the last working day of each period, 7 days and a day before the end, then weekly four times.',
    of: ['Goals'],
  },
  {
    about: 'Meetings',
    when: 'A day and an hour before, and an hour after if nobody has completed it. The morning mail lists the day’s.',
    of: ['FollowUps', 'OneOnOnes'],
  },
  {
    about: 'Action items and next steps',
    when: 'On the morning they’re due; on Friday for the weekend.',
    of: ['Goals', 'FollowUps', 'OneOnOnes'],
  },
  { about: 'Invitations', when: 'After 3 and 6 days.' },
]

const lead = (teams: readonly string[]) =>
  teams.length === 0 ? 'You lead no team.' : `You lead ${nameList(teams, 5)}.`

/** The viewer's permissions, then everyone's. */
export function AbilitiesScreen({ role, workspaceName, ledTeams, areas, withoutFeatures }: AbilitiesScreenProps) {
  const isOn = (feature: string) => !withoutFeatures.includes(feature)
  return (
    <Page>
      <PageHeader
        title="What can I do here?"
        text={`In ${workspaceName} you are ${role === 'Admin' ? 'an' : 'a'} ${role}. ${lead(ledTeams)}`}
        action={
          <>
            <ButtonLink href="/help">Help</ButtonLink>
            <ButtonLink href="/support">Contact support</ButtonLink>
          </>
        }
      />
      <Callout tone="privacy" className="mb-8">
        Nobody can see who wrote an anonymous answer. It isn’t stored.
      </Callout>
      <OwnAbilities abilities={abilitiesOf(areas, role)} />
      <details className="mb-8">
        <summary className="quiet-summary">Compare all roles</summary>
        <div className="mt-3">
          <AbilitiesTable areas={areas} own={role} />
        </div>
      </details>
      <Section title="Reminders">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
          {reminders
            .filter(({ of }) => of === undefined || of.some(isOn))
            .map(({ about, when }) => (
              <Fragment key={about}>
                <dt className="font-medium">{about}</dt>
                <dd>{when}</dd>
              </Fragment>
            ))}
        </dl>
        <p className="mt-3 text-muted">
          Those by mail come at 9 am local time or after quiet hours. Colleagues get one mail a day, external reviewers
          one for each form.
        </p>
      </Section>
    </Page>
  )
}
