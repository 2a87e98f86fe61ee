'use client'

import { CopyButton } from '@/components/ui/button/copy-button'
import { Input } from '@/components/ui/input/input'
import { Dialog } from '@/components/ui/overlay/dialog'

interface LinkDialogProps {
  link: string
  email: string
  onClose: () => void
}

export function LinkDialog({ link, email, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invitation link"
      text={`Send it to ${email}. They’ll confirm the address by mail.`}
      actions={<CopyButton text={link} label="Copy link" variant="primary" />}
    >
      <Input readOnly value={link} aria-label="Link of the invitation" onFocus={(event) => event.target.select()} />
    </Dialog>
  )
}
