'use client'

import { PictureButtons } from '@/components/members/picture-buttons'
import { removePhotoAction, setPhotoAction } from '@/lib/members/pictures/actions'
import { ACCEPTED } from '@/lib/members/pictures/rules'

export const PhotoButtons = ({ hasPhoto }: { hasPhoto: boolean }) => (
  <PictureButtons
    noun="photo"
    label="Your photo"
    hint={`${ACCEPTED}.`}
    isThere={hasPhoto}
    onSet={(file) => setPhotoAction({ file })}
    onRemove={() => removePhotoAction({})}
  />
)
