import type { Metadata } from 'next'
import { NewsletterForm } from '@/components/admin/newsletter/newsletter-form'
import { PriceLine, PriceNote } from '@/components/billing/pricing/price-line'
import { ClosingPart } from '@/components/shell/public/closing-part'
import { AnonymityPart } from '@/components/shell/public/home/anonymity-part'
import { Hero } from '@/components/shell/public/home/hero'
import { TourPart } from '@/components/shell/public/home/tour-part'
import { Part } from '@/components/shell/public/part'
import { listPlans } from '@/lib/billing/price-list/queries'
import { findTrialDays } from '@/lib/billing/queries'
import { listDemoPeople } from '@/lib/members/sign-in/queries'

export const metadata: Metadata = {
  title: { absolute: 'Rapport: feedback people look forward to' },
  description: 'Feedback, goals and one-on-ones for companies. Before you write a word, you know who will read it.',
  alternates: { canonical: '/' },
}

export default async function HomePage() {
  const price = { plans: await listPlans(), trialDays: findTrialDays() }
  return (
    <>
      <Hero price={<PriceLine {...price} />} hasDemo={listDemoPeople().length > 0} />
      <TourPart />
      <AnonymityPart />
      <Part title="What it costs">
        <PriceNote {...price} />
      </Part>
      <ClosingPart />
      <section id="newsletter" aria-label="Newsletter" className="mx-auto max-w-md px-4 pb-20">
        <NewsletterForm />
      </section>
    </>
  )
}
