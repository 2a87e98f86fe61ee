import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { limit } from '@/lib/access/limits'
import { keepPicture } from '@/lib/members/pictures/steps/keep-picture'
import { unreadablePicture } from '@/lib/members/pictures/refusals'
import { transaction } from '@/lib/platform/db'
import { redraw } from '@/lib/platform/documents/images'
import type { Limit } from '@/lib/platform/rate-limit'
import { canRunWorkspace } from '@/lib/workspaces/policy'
import { onlyAdminsRunIt } from '@/lib/workspaces/refusals'
import type { SetLogoInput } from '@/lib/workspaces/logos/schema'
import { changeLogo } from '@/lib/workspaces/steps/change-logo'

/** Twice the largest display size, for high-density screens, and some room. */
const PIXELS = 256

const perPerson: Limit = { name: 'logos', points: 20, seconds: 3600 }

/** Redraws the file whole as the workspace's logo and deletes the old one. Refuses files that are no picture. */
export async function setLogo(actor: Actor, { file }: SetLogoInput): Promise<{ logoId: string }> {
  if (!canRunWorkspace(actor)) throw onlyAdminsRunIt()
  await limit(perPerson, actor.userId)
  const drawn = await redraw(new Uint8Array(await file.arrayBuffer()), { pixels: PIXELS, fit: 'contain' })
  if (!drawn) throw unreadablePicture()
  return transaction(async (tx) => {
    const { id } = await keepPicture(tx, drawn)
    await changeLogo(tx, actor, id)
    return { logoId: id }
  })
}
