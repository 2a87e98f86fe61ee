import type { Metadata } from 'next'
import { WorkspaceCopy } from '@/components/account/workspace-copy'
import { CategoriesPart } from '@/components/applause/categories/categories-part'
import { AuditPart } from '@/components/audit/audit-part'
import { PlanPart } from '@/components/billing/plan-part'
import { WorkspaceConnection } from '@/components/integrations/workspace-connection'
import { ChannelChoice } from '@/components/slack/channel-choice'
import { DangerPart } from '@/components/workspaces/edit/danger-part'
import { FeaturesPart } from '@/components/workspaces/edit/features-part'
import { GeneralPart } from '@/components/workspaces/edit/general-part'
import { SettingsScreen } from '@/components/workspaces/edit/settings-screen'
import { SystemPart } from '@/components/workspaces/edit/system-part'
import { requireMember, type Actor } from '@/lib/access/actor'
import { findAnalytics } from '@/lib/access/modes'
import { onScreen } from '@/lib/access/outcome'
import { applauseGate, offersApplause } from '@/lib/applause/queries/applause-gate'
import { countGivenThisMonth } from '@/lib/applause/queries/count-given'
import { hasWeeklyThanks, listCategoriesToChange } from '@/lib/applause/queries/list-categories'
import { listAuditLines } from '@/lib/audit/queries'
import { auditFilterSchema } from '@/lib/audit/schema'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { paymentsSchema } from '@/lib/billing/paying/schema'
import { getPlanOverview, isBillingOn } from '@/lib/billing/queries'
import { describeRunning } from '@/lib/account/queries/describe-running'
import { listWorkspaceExports } from '@/lib/account/exports/queries/list-workspace-exports'
import { configuredProviders, getWorkspaceConnection } from '@/lib/integrations/queries'
import { findChannelSetting } from '@/lib/slack/channel/queries'
import { countSeries } from '@/lib/meetings/queries/count-series'
import { getMailState } from '@/lib/notifications/queries/mail-state'
import { listTemplateTitles } from '@/lib/templates/queries/list-template-titles'
import { hidFirstSteps } from '@/lib/workspaces/first-steps/queries'
import { getFeatures, getSettings, getTwoStepRequirement } from '@/lib/workspaces/queries'
import { areErrorsReported, getInstanceHealth } from '@/lib/workspaces/instance/queries'
import { aiNotice, isAiConfigured } from '@/lib/summaries/queries'
import { settingsSchemaFor, type SettingsTab } from '@/lib/workspaces/schema'

export const metadata: Metadata = { title: 'Workspace' }

type Query = Record<string, string | string[] | undefined>

const parts: Record<SettingsTab, (actor: Actor, query: Query) => Promise<React.ReactNode>> = {
  general: async (actor) => {
    const [settings, twoStep, isHidden] = await Promise.all([
      getSettings(actor),
      getTwoStepRequirement(actor),
      hidFirstSteps(actor),
    ])
    return <GeneralPart settings={settings} twoStep={twoStep} hidFirstSteps={isHidden} zone={actor.timeZone} />
  },
  features: async (actor) => {
    const [switches, running] = await Promise.all([getFeatures(actor), describeRunning(actor)])
    return <FeaturesPart switches={switches} running={running} ai={aiNotice()} />
  },
  applause: async (actor) => {
    const [categories, weeklyThanks] = await Promise.all([listCategoriesToChange(actor), hasWeeklyThanks(actor)])
    return <CategoriesPart categories={categories} weeklyThanks={weeklyThanks} off={applauseGate(actor)} />
  },
  integrations: async (actor) => {
    const [connection, channel] = await Promise.all([getWorkspaceConnection(actor), findChannelSetting(actor)])
    return (
      <WorkspaceConnection connection={connection}>
        {channel && <ChannelChoice setting={channel} />}
      </WorkspaceConnection>
    )
  },
  plan: async (actor, query) => {
    const filter = paymentsSchema.parse(query)
    const [overview, paying, templates, series, applause] = await Promise.all([
      getPlanOverview(actor),
      getPaying(actor, filter),
      listTemplateTitles(actor),
      countSeries(actor),
      offersApplause(actor) ? countGivenThisMonth(actor) : null,
    ])
    return (
      <PlanPart
        overview={overview}
        paying={paying}
        applause={applause}
        held={{ templates, series }}
        isFirstPage={filter.after === undefined}
        asker={actor}
        zone={actor.timeZone}
      />
    )
  },
  audit: async (actor, query) => {
    const filter = auditFilterSchema.parse(query)
    return <AuditPart filter={filter} page={await listAuditLines(actor, filter)} zone={actor.timeZone} />
  },
  system: async (actor) => {
    const [health, mail, analytics] = await Promise.all([getInstanceHealth(actor), getMailState(), findAnalytics()])
    const services = {
      ...configuredProviders(),
      mail,
      ai: isAiConfigured(),
      errors: areErrorsReported(),
      posthog: analytics !== null,
    }
    return <SystemPart health={health} services={services} zone={actor.timeZone} />
  },
  danger: async (actor) => (
    <>
      <WorkspaceCopy files={await listWorkspaceExports(actor)} zone={actor.timeZone} />
      <DangerPart workspaceName={actor.workspaceName} />
    </>
  ),
}

export default async function WorkspaceSettingsPage({ searchParams }: PageProps<'/workspace/edit'>) {
  const actor = await requireMember()
  const query = await searchParams
  const isBilled = isBillingOn()
  const { tab } = settingsSchemaFor({ isBilled }).parse(query)
  const part = await onScreen(parts[tab](actor, query))
  return (
    <SettingsScreen tab={tab} isBilled={isBilled}>
      {part}
    </SettingsScreen>
  )
}
