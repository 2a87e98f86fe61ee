import type { Metadata } from 'next'
import { enterpriseInquiryPath } from '@/components/billing/enterprise-inquiry'
import { FreeOfPlans, PricingScreen } from '@/components/billing/pricing/pricing-screen'
import { findActor, type Actor } from '@/lib/access/actor'
import { listPlans } from '@/lib/billing/price-list/queries'
import { findTrialDays } from '@/lib/billing/queries'

export const metadata: Metadata = {
  title: 'Pricing',
  description: 'What Rapport costs for your number of people, what each plan includes, and answers to questions.',
  alternates: { canonical: '/pricing' },
}

/** Only Admins can change the plan. */
function startFor(actor: Actor | null) {
  if (actor === null) return { href: '/auth/register', label: 'Create a workspace' }
  return actor.role === 'Admin' ? { href: '/workspace/edit?tab=plan', label: 'See your plan' } : null
}

export default async function PricingPage() {
  const trialDays = findTrialDays()
  if (trialDays === null) return <FreeOfPlans />
  const [plans, actor] = await Promise.all([listPlans(), findActor()])
  const links = { start: startFor(actor), inquiry: enterpriseInquiryPath(actor) }
  return <PricingScreen plans={plans} trialDays={trialDays} links={links} />
}
