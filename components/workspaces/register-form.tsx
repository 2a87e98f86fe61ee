'use client'

import { useRef, type SyntheticEvent } from 'react'
import { NewPasswordField } from '@/components/members/passwords/new-password-field'
import { Button } from '@/components/ui/button/button'
import { PlainField } from '@/components/ui/form/plain/plain-field'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import type { PlainForm } from '@/components/ui/form/plain/use-plain-form'
import { suggestedSlug } from '@/lib/workspaces/rules'

const nameZone = (input: HTMLInputElement | null) => {
  if (input) input.value = Intl.DateTimeFormat().resolvedOptions().timeZone
}

export function RegisterForm({ form }: { form: PlainForm }) {
  const hasOwnSlug = useRef('slug' in form.sent)

  /** The address follows the name until somebody writes one of their own. */
  function suggest({ currentTarget: { form: element, value } }: SyntheticEvent<HTMLInputElement>) {
    const slug = element?.elements.namedItem('slug')
    if (hasOwnSlug.current || !(slug instanceof HTMLInputElement)) return
    slug.value = suggestedSlug(value)
    form.recheck(slug)
  }

  return (
    <PlainFormFrame form={form}>
      <input type="hidden" name="timeZone" ref={nameZone} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <PlainField form={form} name="firstName" label="First name" autoComplete="given-name" required />
        <PlainField form={form} name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <PlainField form={form} name="email" label="Work e-mail" type="email" autoComplete="username" required />
      <NewPasswordField form={form} />
      <PlainField
        form={form}
        name="workspaceName"
        label="Workspace name"
        hint="Your company or team."
        autoComplete="organization"
        required
        onInput={suggest}
      />
      <PlainField
        form={form}
        name="slug"
        label="Workspace address"
        hint="Letters, digits and hyphens; short and easy to say."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        onInput={() => {
          hasOwnSlug.current = true
        }}
      />
      <Button type="submit" variant="primary" size="lg" wide pending={form.pending}>
        Create workspace
      </Button>
    </PlainFormFrame>
  )
}
