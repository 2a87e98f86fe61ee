import { TopicLink } from '@/components/shell/help/topic-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { SupportFilter } from '@/lib/admin/support/schema'
import { ContactForm } from './contact-form'

const topics = [
  'cannot-sign-in',
  'no-mail',
  'invitation-not-working',
  'feature-not-available',
  'payment-failed',
] as const

/** Contact form, with common questions first. */
export function SupportScreen({ filter: { name, email, message } }: { filter: SupportFilter }) {
  return (
    <Page narrow>
      <PageHeader title="How can we help?" text="A person answers by mail." />
      <section aria-labelledby="answered" className="mb-8">
        <h2 id="answered" className="text-md font-semibold">
          Common questions
        </h2>
        <ul className="mt-3 grid gap-x-10 gap-y-2 sm:grid-cols-2">
          {topics.map((topic) => (
            <li key={topic}>
              <TopicLink topic={topic} />
            </li>
          ))}
          <li>
            <TextLink href="/help">All help topics</TextLink>
          </li>
        </ul>
      </section>
      <Card className="sm:p-6">
        <ContactForm filled={{ name, email, message }} />
      </Card>
    </Page>
  )
}
