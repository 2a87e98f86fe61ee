'use client'

import { CopyButton } from '@/components/ui/button/copy-button'
import { Input } from '@/components/ui/input/input'
import { Dialog } from '@/components/ui/overlay/dialog'

interface LinkDialogProps {
  link: string
  email: string
  onClose: () => void
}

/** The new link of an invitation, to be passed on by hand. */
export function LinkDialog({ link, email, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Here is the link"
      text={`Pass it on to ${email} yourself. Before they come in, a mail to this address shows that it is theirs.`}
      actions={<CopyButton text={link} label="Copy the link" variant="primary" />}
    >
      <Input readOnly value={link} aria-label="Link of the invitation" onFocus={(event) => event.target.select()} />
    </Dialog>
  )
}
