import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import { Clause, LegalScreen, Lines } from './legal-screen'
import { KeepingClauses } from './keeping-clauses'

/** `counting`: the analytics switch, where analytics are on. */
export function PrivacyScreen({ counting }: { counting: ReactNode }) {
  return (
    <LegalScreen
      title="Privacy"
      text="What Rapport stores about you, who can read it, and for how long. There are no ads, and nothing is counted unless you allow it."
      changedOn="Nov 28, 2026"
    >
      <Clause title="Who is responsible">
        <p>
          Rapport can be run by anyone. “We” are the people who run it at this address;{' '}
          <TextLink href="/support">ask us</TextLink> for our name and address. Your workspace belongs to your company:
          it decides what is asked in it, and we process what you write there on its behalf.
        </p>
      </Clause>
      <Clause title="What we store">
        <Lines>
          <li>Your account: name, e-mail address, time zone, and a hash of your password, never the password.</li>
          <li>What you add to your profile, such as a photo, or a birthday without the year.</li>
          <li>What you write: forms, answers, goals, meetings, notes, comments and applause.</li>
          <li>Where you’re signed in: which browser, since when, and when it was last used.</li>
          <li>What happened in a workspace: an activity feed, and an audit log of changes made by admins and others.</li>
        </Lines>
      </Clause>
      <Clause title="Who can read it">
        <Lines>
          <li>Above every form it says who will see your answers and your name.</li>
          <li>A one-on-one is read by the two people in it, and private notes by their author. Admins can’t read either.</li>
          <li>
            The people who run Rapport see e-mail addresses, states and counts on their screens, and nothing you wrote in
            a workspace.
          </li>
        </Lines>
      </Clause>
      <Clause title="Anonymous answers">
        <p>
          They’re stored without a person and without a time of day. Until a form closes, a sealed key lets you change
          your answer; the close destroys it. A copy of the database made before then, together with a key we keep
          elsewhere, could still show who wrote an answer.
        </p>
      </Clause>
      <Clause title="Cookies">
        <p>All of them are needed for something you do. None of them follows you anywhere.</p>
        <Lines>
          <li>Your session: up to 7 days without use, 30 days at most.</li>
          <li>A form’s protection against other sites, where to return after signing in, and the first of two steps.</li>
          <li>That this browser signed in before, for a year, so that strangers can’t lock you out.</li>
          <li>That this browser registered you, for a day, so that the mailed link needs no password.</li>
          <li>
            Your theme, whether the sidebar is narrow, whether you’d rather have no password, and whether we may count the
            pages you open.
          </li>
        </Lines>
      </Clause>
      <Clause title="Counting" anchor="counting">
        <p>
          If you allow it in this browser, PostHog counts which pages you open and a few steps, such as creating a
          workspace. It never gets your name, your network address or anything you write, and pages with feedback,
          one-on-ones, goals or notes are never counted. Nor is a browser that asks
          not to be tracked.
        </p>
        {counting && <div className="text-base text-ink">{counting}</div>}
      </Clause>
      <KeepingClauses />
    </LegalScreen>
  )
}
