'use client'

import { PictureButtons } from '@/components/members/picture-buttons'
import { ACCEPTED } from '@/lib/members/pictures/rules'
import { removeLogoAction, setLogoAction } from '@/lib/workspaces/logos/actions'

/** Uploads or removes the workspace's logo. */
export const LogoButtons = ({ hasLogo }: { hasLogo: boolean }) => (
  <PictureButtons
    noun="logo"
    label="Logo of the workspace"
    hint={`${ACCEPTED}, ideally square`}
    isThere={hasLogo}
    onSet={(file) => setLogoAction({ file })}
    onRemove={() => removeLogoAction({})}
  />
)
