'use client'

import { NewPasswordField } from '@/components/members/passwords/new-password-field'
import { Button } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/form/text-field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { registerWorkspaceAction } from '@/lib/workspaces/actions'
import { suggestedSlug } from '@/lib/workspaces/rules'

interface RegisterFormProps {
  /** Called with the address once the mail to it is on its way. */
  onSent: (email: string) => void
}

const empty = { firstName: '', lastName: '', workspaceName: '', slug: '', email: '', password: '', timeZone: 'UTC' }

export function RegisterForm({ onSent }: RegisterFormProps) {
  const { form, submit, pending } = useActionForm({
    schema: () => import('@/lib/workspaces/schema').then((module) => module.registerWorkspaceSchema),
    action: (input) =>
      registerWorkspaceAction({ ...input, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    defaultValues: empty,
    onSuccess: (): void => onSent(form.getValues('email').trim()),
  })

  /** The address follows the name until somebody writes one of their own. */
  function suggest(name: string) {
    if (form.getFieldState('slug').isDirty) return
    form.resetField('slug', { defaultValue: suggestedSlug(name) })
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField form={form} name="firstName" label="First name" autoComplete="given-name" required />
        <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <TextField form={form} name="email" label="Work e-mail" type="email" autoComplete="username" required />
      <NewPasswordField form={form} name="password" />
      <TextField
        form={form}
        name="workspaceName"
        label="Workspace name"
        hint="Your company or team."
        autoComplete="organization"
        required
        onInput={(event) => suggest(event.currentTarget.value)}
      />
      <TextField
        form={form}
        name="slug"
        label="Workspace address"
        hint="Letters, digits and hyphens; short and easy to say."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="primary" size="lg" wide pending={pending}>
        Create workspace
      </Button>
    </form>
  )
}
