import { TextLink } from '@/components/ui/button/text-link'
import { plural } from '@/lib/shared/text'
import { Clause } from './legal-screen'

/** Payment terms, where plans are sold. */
export const PayingClauses = ({ trialDays }: { trialDays: number }) => (
  <>
    <Clause title="Trial">
      <p>
        A new workspace tries Pro for {plural(trialDays, 'day')}, without a card. After that it’s on Free unless you
        subscribe. Nothing is deleted, and nothing is charged.
      </p>
    </Clause>
    <Clause title="Paying">
      <p>
        You pay each month in advance, in Indian rupees, through Razorpay, for the number of people you chose. The prices
        are under <TextLink href="/pricing">Pricing</TextLink>. A price you subscribed at stays yours if we change it for
        others.
      </p>
      <p>
        More people or a larger plan count immediately, and you pay for the days left. Fewer people or a smaller plan
        count from the next payment.
      </p>
      <p>
        You can cancel at any time: the plan stays until the end of the month you paid for. If a payment fails, you have
        a few days to fix it, and then the workspace is on Free.
      </p>
    </Clause>
  </>
)
