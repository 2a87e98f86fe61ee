'use client'

import { PictureButtons } from '@/components/members/picture-buttons'
import { ACCEPTED } from '@/lib/members/pictures/rules'
import { removeLogoAction, setLogoAction } from '@/lib/workspaces/logos/actions'

/** Gives the workspace a logo, or takes it away. */
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
