'use client'

import dynamic from 'next/dynamic'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { TextLink } from '@/components/ui/button/text-link'
import { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import { registerWorkspaceAction } from '@/lib/workspaces/actions'
import { slugFault } from '@/lib/workspaces/rules/slugs'
import { founderNote } from './founder-note'
import { RegisterForm } from './register-form'

const RegisteredMail = dynamic(() => import('./registered-mail').then((module) => module.RegisteredMail))

const footer = (
  <>
    Have an account? <TextLink href="/auth/login">Sign in</TextLink>
  </>
)

interface RegisterScreenProps {
  mailbox: string | null
  trialDays: number | null
}

/** A workspace and its first Admin; answers the same for every address. */
export function RegisterScreen({ mailbox, trialDays }: RegisterScreenProps) {
  const form = usePlainForm({ action: registerWorkspaceAction, checks: { slug: slugFault } })
  if (!form.success) {
    return (
      <AuthFrame title="Create your workspace" text={founderNote(trialDays)} footer={footer}>
        <RegisterForm form={form} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Check your mail" footer={footer}>
      <RegisteredMail mailbox={mailbox} email={form.success.sent?.email?.trim()} />
    </AuthFrame>
  )
}
