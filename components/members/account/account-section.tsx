import { ButtonLink } from '@/components/ui/button/button-link'
import { breakable } from '@/components/ui/display/breakable'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { ProofLink } from '@/lib/members/account/queries'
import { Callout } from '@/components/ui/display/callout'
import { CancelChangeButton } from './cancel-change-button'
import { EmailForm } from './email-form'
import { ProofLinkForm } from './proof-link-form'

interface AccountSectionProps {
  email: string
  hasPassword: boolean
  /** Asked for before, not confirmed yet. */
  asked: string | null
  /** Mailed to people without a password who change their address. */
  proof: ProofLink
}

/** Address, data export and deletion. */
export function AccountSection({ email, hasPassword, asked, proof }: AccountSectionProps) {
  return (
    <>
      <Section title="E-mail address" anchor="email-address">
        <Card className="sm:p-6">
          <div className="max-w-md">
            {asked !== null && (
              <Callout title="Check your new mailbox" className="mb-4">
                <p>
                  If {breakable(asked)} can be used, a link waits there that works once, for 24 hours. Until then you
                  sign in with {breakable(email)}. Asking again replaces it.
                </p>
                <CancelChangeButton />
              </Callout>
            )}
            {hasPassword || proof.code !== '' ? (
              <EmailForm email={email} code={proof.code} />
            ) : (
              <ProofLinkForm act="email-change" email={email} gone={proof.gone} />
            )}
          </div>
        </Card>
      </Section>
      <Section title="Your data">
        <Card flush className="divide-y divide-line">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
            <p className="min-w-0 flex-1 basis-64 text-muted">
              Your profile, notifications, feedback and named answers, as one file.
            </p>
            <ButtonLink href="/api/my-data" download>
              Download my data
            </ButtonLink>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
            <p className="min-w-0 flex-1 basis-64 text-muted">You’ll see what is deleted and what stays first.</p>
            <ButtonLink href="/profile/delete">Delete my account</ButtonLink>
          </div>
        </Card>
      </Section>
    </>
  )
}
