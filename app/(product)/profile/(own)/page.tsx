import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { OwnBadges } from '@/components/badges/own-badges'
import { CelebrationsSection } from '@/components/celebrations/settings/celebrations-section'
import { OwnConnections } from '@/components/integrations/own-connections'
import { FeedSection } from '@/components/meetings/feed/feed-section'
import { AccountSection } from '@/components/members/account/account-section'
import { TwoStepSection } from '@/components/members/second-factor/two-step-section'
import { PasswordPart } from '@/components/members/passwords/password-part'
import { LookSection } from '@/components/members/profile/look-section'
import { OwnProfilePart } from '@/components/members/profile/own-profile-part'
import { ProfileScreen } from '@/components/members/profile/profile-screen'
import { DevicesSection } from '@/components/members/sessions/devices-section'
import { NotificationsSection } from '@/components/notifications/preferences/notifications-section'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { AboutMePart } from '@/components/reviews/results/about-me/about-me-part'
import { AnalyticsSection } from '@/components/shell/analytics/analytics-section'
import { themeCookie, themeOf } from '@/components/ui/theme'
import { requireMember, type Actor } from '@/lib/access/actor'
import { findAnalytics } from '@/lib/access/modes'
import { offersApplause } from '@/lib/applause/queries/applause-gate'
import { listBadges, listComingBadges } from '@/lib/badges/queries/list-badges'
import { hasCelebrations, listOwnKinds } from '@/lib/celebrations/queries/list-own-celebrations'
import { hasOwnSlack, listOwnConnections } from '@/lib/integrations/queries'
import { findCalendarFeed } from '@/lib/meetings/feed/queries'
import { findAskedEmail, findProofLink, hasJustSignedIn, hasPassword } from '@/lib/members/account/queries'
import { proofParamsSchema } from '@/lib/members/account/schema'
import { getTwoStep } from '@/lib/members/second-factor/queries'
import { getColleague, listZoneChoices } from '@/lib/members/profile/queries'
import { profileParamsSchema, type ProfileTab } from '@/lib/members/profile/schema'
import { listSessions } from '@/lib/members/sign-in/queries'
import { getPreferences } from '@/lib/notifications/preferences/queries/get-preferences'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { listAboutMe, listTrends } from '@/lib/reviews/results/queries/list-about-me'
import { aboutMeFilterSchema } from '@/lib/reviews/results/schema'

export const metadata: Metadata = { title: 'Your profile' }

/** Where news of badges and of the role leads. */
const PATH = '/profile'

type Query = Record<string, string | string[] | undefined>
type Part = (actor: Actor, has: { password: boolean }, query: Query) => Promise<React.ReactNode>

const parts: Record<ProfileTab, Part> = {
  profile: async (actor) => {
    const [person, badges, hasNews] = await Promise.all([
      getColleague(actor, actor.memberId),
      listBadges(actor, actor.memberId),
      hasNewsAbout(actor, PATH),
    ])
    return (
      <>
        <OwnProfilePart
          person={person}
          zone={actor.timeZone}
          workspaceName={actor.workspaceName}
          hasApplause={offersApplause(actor)}
        />
        <OwnBadges badges={badges} coming={await listComingBadges(actor, badges)} zone={actor.timeZone} />
        {hasNews && <ViewOnArrival path={PATH} />}
      </>
    )
  },
  feedback: async (actor, _has, query) => {
    const filter = aboutMeFilterSchema.parse(query)
    const [page, trends] = await Promise.all([listAboutMe(actor, filter), listTrends(actor)])
    return <AboutMePart filter={filter} page={page} trends={trends} zone={actor.timeZone} />
  },
  settings: async (actor, { password }, query) => {
    const { code } = proofParamsSchema.parse(query)
    const [sessions, preferences, hasSlack, proof, asked, jar, kinds, isCelebrating, analytics] = await Promise.all([
      listSessions(actor),
      getPreferences(actor),
      hasOwnSlack(actor),
      findProofLink(actor, 'email-change', code),
      findAskedEmail(actor),
      cookies(),
      listOwnKinds(actor),
      hasCelebrations(actor),
      findAnalytics(),
    ])
    const { timeZone: zone, email } = actor
    return (
      <>
        <NotificationsSection preferences={preferences} zone={zone} hasSlack={hasSlack} />
        {isCelebrating && <CelebrationsSection choices={kinds} />}
        <LookSection theme={themeOf(jar.get(themeCookie)?.value)} zone={zone} zones={listZoneChoices(actor)} />
        {analytics && <AnalyticsSection {...analytics} />}
        <DevicesSection sessions={sessions} zone={zone} />
        <AccountSection hasPassword={password} email={email} asked={asked} proof={proof} />
      </>
    )
  },
  change_password: async (actor, { password }) => (
    <>
      <PasswordPart email={actor.email} hasPassword={password} isProven={await hasJustSignedIn(actor)} />
      <TwoStepSection view={await getTwoStep(actor)} />
    </>
  ),
  integrations: async (actor) => (
    <>
      <OwnConnections connections={await listOwnConnections(actor)} />
      <FeedSection feed={await findCalendarFeed(actor)} zone={actor.timeZone} />
    </>
  ),
}

export default async function ProfilePage({ searchParams }: PageProps<'/profile'>) {
  const actor = await requireMember()
  const query = await searchParams
  const { tab } = profileParamsSchema.parse(query)
  const password = await hasPassword(actor)
  return (
    <ProfileScreen tab={tab} hasPassword={password}>
      {await parts[tab](actor, { password }, query)}
    </ProfileScreen>
  )
}
