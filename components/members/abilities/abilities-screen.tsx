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
}

const lead = (teams: readonly string[]) =>
  teams.length === 0 ? 'You lead no team.' : `You lead ${nameList(teams, 5)}.`

/** The viewer's permissions, then everyone's. */
export function AbilitiesScreen({ role, workspaceName, ledTeams, areas }: AbilitiesScreenProps) {
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
        <p>
          At 9 am local time or after quiet hours: three working days after asking, three before closing, and on the
          last working day before the closing day.
        </p>
        <p className="mt-2">Colleagues get one mail a day, external reviewers one for each form.</p>
      </Section>
    </Page>
  )
}
