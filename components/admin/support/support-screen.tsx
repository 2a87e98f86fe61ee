import { TopicLink } from '@/components/shell/help/topic-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { SupportFilter } from '@/lib/admin/support/schema'
import { fullName } from '@/lib/members/rules'
import { ContactForm } from './contact-form'

const topics = [
  'cannot-sign-in',
  'no-mail',
  'invitation-not-working',
  'feature-not-available',
  'payment-failed',
] as const

const CommonQuestions = () => (
  <section aria-labelledby="answered">
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
)

interface SupportScreenProps {
  filter: SupportFilter
  /** Signed in: their name and address are filled in. */
  person: { firstName: string; lastName: string; email: string } | null
}

/** Contact form, with common questions first unless a link asks for the form. */
export function SupportScreen({ filter: { query, ...given }, person }: SupportScreenProps) {
  const filled = person ? { ...given, name: given.name || fullName(person), email: given.email || person.email } : given
  const isContact = query === 'contact'
  const contact = (
    <Card className="sm:p-6">
      <ContactForm filled={filled} />
    </Card>
  )
  return (
    <Page narrow>
      <PageHeader title="How can we help?" text="A person answers by mail." />
      <div className="grid grid-cols-1 gap-8">
        {isContact && contact}
        <CommonQuestions />
        {!isContact && contact}
      </div>
    </Page>
  )
}
