import type { Metadata } from 'next'
import { ProfileFacts } from '@/components/members/profile/profile-facts'
import { ProfileScreen } from '@/components/members/profile/profile-screen'
import { AboutMePart } from '@/components/reviews/about-me/about-me-part'
import { requireMember, type Actor } from '@/lib/access/actor'
import { getOwnPlace } from '@/lib/members/queries'
import { listAboutMe, listTrends } from '@/lib/reviews/about-me/queries'
import { aboutMeFilterSchema, type AboutMeFilter } from '@/lib/reviews/about-me/schema'

export const metadata: Metadata = { title: 'Your profile' }

type Search = Promise<Record<string, string | string[] | undefined>>

async function partOf(actor: Actor, filter: AboutMeFilter) {
  if (filter.tab === 'profile') return <ProfileFacts person={actor} place={await getOwnPlace(actor)} />
  const [page, trends] = await Promise.all([listAboutMe(actor, filter), listTrends(actor)])
  return <AboutMePart {...{ filter, page, trends }} zone={actor.timeZone} />
}

export default async function ProfilePage({ searchParams }: { searchParams: Search }) {
  const actor = await requireMember()
  const filter = aboutMeFilterSchema.parse(await searchParams)
  return <ProfileScreen tab={filter.tab}>{await partOf(actor, filter)}</ProfileScreen>
}
