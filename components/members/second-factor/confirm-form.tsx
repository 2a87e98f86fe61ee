'use client'

import { Button } from '@/components/ui/button/button'
import { CopyButton } from '@/components/ui/button/copy-button'
import { QrCode } from '@/components/ui/display/qr-code'
import { PlainFormFrame } from '@/components/ui/form/plain/plain-form-frame'
import type { usePlainForm } from '@/components/ui/form/plain/use-plain-form'
import type { BegunSecondFactor } from '@/lib/members/second-factor/rules'
import { CodeField } from './code-field'

interface ConfirmFormProps {
  begun: BegunSecondFactor
  form: ReturnType<typeof usePlainForm<{ codes: string[] }>>
}

/** The key for an app, and its first code. */
export function ConfirmForm({ begun: { setUp, key, qr }, form }: ConfirmFormProps) {
  return (
    <PlainFormFrame form={form}>
      <input type="hidden" name="setUp" value={setUp} />
      <div className="flex flex-wrap items-center gap-5">
        <QrCode rows={qr} label="QR code for your authenticator app" />
        <div className="grid min-w-40 flex-1 gap-2">
          <p>Scan this with your authenticator app.</p>
          <p className="text-muted">Can’t scan it? Enter this key:</p>
          <p className="font-mono text-sm wrap-anywhere">{key}</p>
          <div>
            <CopyButton text={key.replaceAll(' ', '')} label="Copy key" size="sm" />
          </div>
        </div>
      </div>
      <CodeField form={form} />
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          Turn on
        </Button>
      </div>
    </PlainFormFrame>
  )
}
