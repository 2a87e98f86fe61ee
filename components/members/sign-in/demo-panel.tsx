'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState } from 'react'
import { Spinner } from '@/components/ui/button/spinner'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { toast } from '@/components/ui/overlay/toast'
import type { DemoPerson } from '@/lib/members/sign-in/queries'
import { signInNotice } from '@/lib/members/sign-in/rules'
import { postAuth } from './auth-request'
import { goIn } from './go-in'

async function become({ email, password, path }: DemoPerson) {
  const answer = await postAuth('callback/credentials', { email, password, callbackUrl: path })
  if (answer.error !== undefined) throw new Error(signInNotice(answer.error)?.text)
  await goIn(answer)
}

/** Seeded demo people, signed in with one press. */
export function DemoPanel({ people }: { people: readonly DemoPerson[] }) {
  const [chosen, setChosen] = useState<string>()

  function choose(person: DemoPerson) {
    if (chosen !== undefined) return
    setChosen(person.email)
    become(person).catch((error: unknown) => {
      setChosen(undefined)
      toast({ type: 'error', title: error instanceof Error && error.message ? error.message : GENERAL_FAILURE })
    })
  }

  return (
    <section aria-labelledby="demo-people">
      <h2 id="demo-people" className="text-center font-medium">
        This is a demo. Be anyone.
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              aria-disabled={chosen !== undefined || undefined}
              onClick={() => choose(person)}
              className="group flex w-full items-center gap-3 rounded-md border border-line bg-surface px-3.5 py-2.5 text-left shadow-raised transition-colors duration-fast not-aria-disabled:hover:bg-hover aria-disabled:opacity-55"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{person.label}</span>
                <span className="block text-sm text-subtle">{person.text}</span>
              </span>
              {chosen === person.email ? (
                <Spinner className="text-subtle" />
              ) : (
                <Icon name="arrow-right" className="size-4 shrink-0 text-subtle" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
