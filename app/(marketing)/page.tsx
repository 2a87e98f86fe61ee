import type { Metadata } from 'next'
import { NewsletterForm } from '@/components/admin/newsletter/newsletter-form'
import { AnonymityPart } from '@/components/shell/home/anonymity-part'
import { ClosingPart } from '@/components/shell/home/closing-part'
import { Hero } from '@/components/shell/home/hero'
import { PromisesPart } from '@/components/shell/home/promises-part'
import { StepsPart } from '@/components/shell/home/steps-part'

export const metadata: Metadata = { title: { absolute: 'Rapport: feedback people look forward to' } }

export default function HomePage() {
  return (
    <>
      <Hero />
      <StepsPart />
      <AnonymityPart />
      <PromisesPart />
      <ClosingPart />
      <section id="newsletter" className="mx-auto max-w-md px-4 pb-20">
        <NewsletterForm />
      </section>
    </>
  )
}
