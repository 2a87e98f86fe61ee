import { TextLink } from '@/components/ui/button/text-link'
import { Clause, Lines } from './legal-screen'

/** Recipients, retention and rights. */
export function KeepingClauses() {
  return (
    <>
      <Clause title="Other services">
        <Lines>
          <li>Slack and Google Calendar, only if you or an admin connect them, and only for what you connected them for.</li>
          <li>An AI service, only if an admin turned AI on and you ask for a draft. The screen names the service.</li>
          <li>Razorpay, if your workspace pays. Card numbers go to Razorpay and never reach us.</li>
          <li>A mail server, for the mails we send you.</li>
          <li>
            A service for error reports, only if we turned it on: what failed, where in our code, on which kind of page and
            in which browser, without what you wrote and without your name.
          </li>
          <li>PostHog, only if you allow us to count the pages you open.</li>
        </Lines>
      </Clause>
      <Clause title="How long we keep it">
        <Lines>
          <li>Your account: until you delete it. What you wrote to others then stays under “Former colleague”.</li>
          <li>What an e-mail says: until it’s sent. That it was sent: 90 days.</li>
          <li>A list of people that was imported: 90 days. A file you exported: one day.</li>
          <li>An account whose address is never confirmed: eight days.</li>
          <li>The newsletter: your address, when you confirmed it and when you unsubscribed, until you ask us to remove it.</li>
          <li>What you write to our support: until you delete your account or ask us to remove it.</li>
          <li>A deleted workspace: 30 days, in which an admin can cancel.</li>
          <li>The audit log: as long as its workspace.</li>
          <li>Our technical logs hold ids and counts, never names, addresses or answers.</li>
        </Lines>
      </Clause>
      <Clause title="What you can do">
        <Lines>
          <li>
            Download your data and delete your account under Your profile, Settings. Before you confirm, it says what goes
            and what stays.
          </li>
          <li>Choose what we mail you. Every such mail leads to your e-mail settings, and every newsletter has a link to unsubscribe.</li>
          <li>
            Ask us anything else, such as to correct something you can’t change yourself, at{' '}
            <TextLink href="/support">Support</TextLink>.
          </li>
        </Lines>
      </Clause>
    </>
  )
}
