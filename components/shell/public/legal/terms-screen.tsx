import { TextLink } from '@/components/ui/button/text-link'
import { Clause, LegalScreen } from './legal-screen'
import { PayingClauses } from './paying-clauses'

interface TermsScreenProps {
  /** Trial days; null: plans limit nothing here. */
  trialDays: number | null
}

export function TermsScreen({ trialDays }: TermsScreenProps) {
  return (
    <LegalScreen
      title="Terms"
      text="What you can expect from Rapport, and what we expect from you. By creating an account, you agree to this."
      changedOn="Nov 26, 2026"
    >
      <Clause title="Who we are">
        <p>
          Rapport can be run by anyone. “We” are the people who run it at this address;{' '}
          <TextLink href="/support">ask us</TextLink> for our name, our address and the law that applies.
        </p>
      </Clause>
      <Clause title="Your account">
        <p>
          It’s yours alone. Use your own name and an address you can read, keep your password to yourself, and tell us if
          someone else got in. Your company decides who is in its workspace and as what.
        </p>
      </Clause>
      <Clause title="What you write">
        <p>
          It stays yours. You let us store it and show it to the people the screens name, and to nobody else. How is
          under <TextLink href="/privacy">Privacy</TextLink>.
        </p>
      </Clause>
      <Clause title="Fair use">
        <p>
          Don’t harass anyone, don’t try to find out who gave an anonymous answer, and don’t send spam through
          invitations. Don’t attack Rapport or reach for other people’s data. If you find a weakness, tell us first.
        </p>
      </Clause>
      {trialDays !== null && <PayingClauses trialDays={trialDays} />}
      <Clause title="How it ends">
        <p>
          You can delete your account at any time, and an admin the workspace. We suspend a workspace or an account only
          for breaking these terms, or where the law requires it; nothing in it is deleted meanwhile.
        </p>
      </Clause>
      <Clause title="What we promise, and what we don’t">
        <p>
          We work to keep Rapport running and your data safe, and can’t promise that it never fails. Agreements about
          availability are part of an Enterprise contract. Your rights as a consumer, and our liability for intent and
          gross negligence, are untouched by these terms.
        </p>
      </Clause>
    </LegalScreen>
  )
}
