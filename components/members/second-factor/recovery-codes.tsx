'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { CopyButton } from '@/components/ui/button/copy-button'
import { Callout } from '@/components/ui/display/callout'
import { FormActions } from '@/components/ui/form/form-actions'
import { keepFile } from '@/components/ui/keep-file'
import { recoveryFile } from '@/lib/members/second-factor/rules'

interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
  title: string
  /** The continue link. */
  children: ReactNode
}

/** Recovery codes, shown once: a form, so that leaving asks first. */
export function RecoveryCodes({ codes, email, title, children }: RecoveryCodesProps) {
  return (
    <form method="post" data-keep data-unsent className="grid grid-cols-1 gap-5">
      <Callout tone="success" title={title} urgent>
        Save your recovery codes. Each signs you in once if you lose your phone. You won’t see them again.
      </Callout>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => keepFile({ ...recoveryFile(codes, email), type: 'text/plain' })}>Download</Button>
        <CopyButton text={codes.join('\n')} />
      </div>
      <FormActions>{children}</FormActions>
    </form>
  )
}
