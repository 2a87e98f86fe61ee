import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { SupportFilter } from '@/lib/admin/support/schema'
import { ContactForm } from './contact-form'

/** The way to a person who can help. */
export function SupportScreen({ filter: { name, email, message } }: { filter: SupportFilter }) {
  return (
    <Page narrow>
      <PageHeader
        title="How can we help?"
        text="Ask about Rapport, your workspace or your account. A person reads this and answers by mail."
      />
      <Card className="sm:p-6">
        <ContactForm filled={{ name, email, message }} />
      </Card>
    </Page>
  )
}
