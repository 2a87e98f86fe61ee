'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { useDialog } from '@/components/ui/button/use-dialog'
import { Badge } from '@/components/ui/display/badge'
import { toast } from '@/components/ui/overlay/toast'
import { replaceRecoveryCodesAction, turnOffSecondFactorAction } from '@/lib/members/second-factor/actions'
import type { SecondFactorView, TwoStepView } from '@/lib/members/second-factor/queries'
import { codesLeftInWords } from '@/lib/members/second-factor/rules'
import { RecoveryCodes } from './recovery-codes'

const CodeDialog = dynamic(() => import('./code-dialog').then((module) => module.CodeDialog), { ssr: false })

interface FactorOnProps {
  factor: SecondFactorView
  view: TwoStepView
  next: string | undefined
}

const saidOff = () => toast({ type: 'success', title: 'Two-step sign-in is off' })

/** Since when, remaining recovery codes, and actions. */
export function FactorOn({ factor: { since, codesLeft }, view: { email }, next }: FactorOnProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const replacing = useDialog()
  const turningOff = useDialog()
  if (codes) {
    return (
      <RecoveryCodes codes={codes} email={email} title="The old codes no longer work">
        <Button variant="primary" onClick={() => setCodes(undefined)}>
          I saved them
        </Button>
      </RecoveryCodes>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="success">On</Badge>
        <span className="text-muted">
          Since {since} · {codesLeftInWords(codesLeft)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {next !== undefined && (
          <ButtonLink href={next} variant="primary">
            Continue
          </ButtonLink>
        )}
        <Button onClick={replacing.ask}>New recovery codes</Button>
        <Button onClick={turningOff.ask}>Turn off</Button>
      </div>
      {replacing.isAsked && (
        <CodeDialog
          title="Make new recovery codes?"
          text="Your current codes stop working, and your other devices are signed out."
          verb="Make new codes"
          act={replaceRecoveryCodesAction}
          onDone={setCodes}
          open={replacing.open}
          onOpenChange={replacing.setOpen}
        />
      )}
      {turningOff.isAsked && (
        <CodeDialog
          title="Turn off two-step sign-in?"
          text="Your password or a mailed link will be enough. Your other devices are signed out."
          verb="Turn off"
          act={turnOffSecondFactorAction}
          onDone={saidOff}
          open={turningOff.open}
          onOpenChange={turningOff.setOpen}
        />
      )}
    </div>
  )
}
