import { randomUUID } from 'node:crypto'
import { setUpText } from '@/lib/members/second-factor/rules'
import { db } from '@/lib/platform/db'
import { hashPassword } from '@/lib/platform/passwords/hashing'
import { hashToken, newToken, seal } from '@/lib/platform/secrets'
import { newTotpKey } from '@/lib/platform/authenticator/totp'
import { aMember, aPerson, aSession, atABrowser, deactivate } from '@/tests/factories/members'
import { aFile, aPhotoOf, aPictureFile } from '@/tests/factories/pictures'
import { appCode, aSecondFactor } from '@/tests/factories/second-factors'
import { aProofCode } from '@/tests/factories/sweep/proof-code'
import type { Sweep, SweptWorld } from '@/tests/factories/sweep/world'
import { aTag } from '@/tests/factories/tags'
import { unique } from '@/tests/factories/workspaces'

const DAY = 86_400_000
const password = 'plum violin seven'
/** The password of somebody who changes theirs. */
const present = 'harbour kettle moss'

const renamed = { firstName: 'Taken', lastName: 'Over', jobTitle: '' }
const told = {
  jobTitle: 'Taken over',
  about: '',
  address1: '',
  address2: '',
  pinCode: '',
  mobile: '',
  timeZone: 'UTC',
  birthMonth: '',
  birthDay: '',
  isBirthdayShared: false,
}

/** What no app shows, but once in a million. */
const code = '000000'

/** A new second factor of somebody, and what its app shows. */
const aCodeOf = async (userId: string) => ({ code: appCode((await aSecondFactor(userId)).key) })

/** What somebody was shown a moment ago who is about to turn it on. */
function aSetUp(userId: string) {
  const key = newTotpKey()
  const setUp = seal(setUpText({ userId, sessionId: null, key, until: Date.now() + DAY }))
  return { setUp, code: appCode(key) }
}

const newEmail = () => `${unique('new')}@elsewhere.example`

/** A link that somebody in the workspace was just sent. */
async function aLink({ workspace }: SweptWorld, kind: 'emailVerification' | 'passwordReset' | 'emailChange') {
  const isWaiting = kind === 'emailVerification'
  const { userId } = await aMember({ workspace, ...(isWaiting && { password, isVerified: false }) })
  const token = newToken()
  const createdAt = new Date(Date.now())
  const expiresAt = new Date(Date.now() + DAY)
  const data = { userId, tokenHash: hashToken(token), createdAt, expiresAt }
  if (kind === 'passwordReset') await db.passwordReset.create({ data })
  else await db.emailVerification.create({ data: { ...data, email: kind === 'emailChange' ? newEmail() : null } })
  return token
}

const ofUser = (userId: string, data: object) => db.user.update({ where: { id: userId }, data, select: { id: true } })

const anAskedChange = (userId: string) =>
  db.emailVerification.create({
    data: {
      userId,
      email: newEmail(),
      tokenHash: hashToken(newToken()),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + DAY),
    },
    select: { id: true },
  })

export const sweep: Sweep = {
  inputs: {
    verifyEmailAction: () => ({ token: newToken(), password }),
    resendVerificationAction: ({ creator }) => ({ email: creator.email }),
    requestPasswordResetAction: () => ({ email: `${unique('nobody')}@elsewhere.example` }),
    resetPasswordAction: () => ({ token: newToken(), password }),
    setPasswordAction: () => ({ password }),
    finishTourAction: () => ({}),
    editPersonAction: ({ respondent: { memberId: id } }) => ({ id, ...renamed }),
    setStartDateAction: ({ respondent: { memberId: id } }) => ({ id, startDate: '2024-03-31' }),
    changeRolesAction: ({ respondent: { memberId } }) => ({ ids: [memberId], role: 'Admin' }),
    deactivatePeopleAction: ({ respondent: { memberId } }) => ({ ids: [memberId] }),
    reactivatePeopleAction: ({ respondent: { memberId } }) => ({ ids: [memberId] }),
    createTagAction: () => ({ name: 'Taken over' }),
    renameTagAction: ({ tag: { id } }) => ({ id, name: 'Taken over' }),
    mergeTagAction: ({ tag: { id } }) => ({ id, intoId: id }),
    deleteTagAction: ({ tag: { id } }) => ({ id }),
    giveTagAction: ({ respondent: { memberId } }) => ({ ids: [memberId], name: 'Taken over' }),
    takeTagAction: ({ respondent: { memberId }, tag: { id: tagId } }) => ({ ids: [memberId], tagId }),
    setTagsAction: ({ respondent: { memberId: id } }) => ({ id, names: ['Taken over'] }),
    editProfileAction: () => ({ firstName: 'Taken', lastName: 'Over', ...told }),
    changeTimeZoneAction: () => ({ timeZone: 'Asia/Kolkata' }),
    setPhotoAction: () => ({ file: 'no file' }),
    removePhotoAction: () => ({}),
    changePasswordAction: () => ({ current: present, password }),
    signOutDeviceAction: ({ sessionId: id }) => ({ id }),
    signOutOtherDevicesAction: () => ({}),
    requestEmailChangeAction: () => ({ email: newEmail() }),
    cancelEmailChangeAction: () => ({}),
    confirmEmailChangeAction: () => ({ token: newToken() }),
    sendProofLinkAction: () => ({ act: 'deletion' }),
    beginSecondFactorAction: () => ({ password: present }),
    turnOnSecondFactorAction: () => ({ setUp: 'none', code }),
    turnOffSecondFactorAction: () => ({ code }),
    replaceRecoveryCodesAction: () => ({ code }),
  },
  calls: {
    'GET /api/people': () => ({ line: 'GET /api/people?query=Concealed' }),
    'GET /api/people/of-tag': ({ tag }) => ({ line: `GET /api/people/of-tag?id=${tag.id}` }),
    'GET /api/auth/[...nextauth]': () => ({ line: 'GET /api/auth/session' }),
    'POST /api/auth/[...nextauth]': () => ({ line: 'POST /api/auth/_log', body: JSON.stringify({ id: randomUUID() }) }),
    'GET /api/picture/[id]': ({ pictureId }) => ({ line: `GET /api/picture/${pictureId}` }),
  },
  rightful: {
    mergeTagAction: async ({ workspace, tag }) => ({ id: tag.id, intoId: (await aTag({ workspace })).id }),
    verifyEmailAction: async (world) => ({ token: await aLink(world, 'emailVerification'), password }),
    resendVerificationAction: async () => ({ email: (await aPerson({ isVerified: false, password })).email }),
    requestPasswordResetAction: ({ creator: { email } }) => ({ email }),
    resetPasswordAction: async (world) => ({ token: await aLink(world, 'passwordReset'), password }),
    confirmEmailChangeAction: async (world) => ({ token: await aLink(world, 'emailChange') }),
    requestEmailChangeAction: async ({ creator }) => ({
      email: newEmail(),
      code: await aProofCode(creator, 'email-change'),
    }),
    setPhotoAction: async () => ({ file: aFile(await aPictureFile()) }),
    turnOnSecondFactorAction: ({ creator }) => aSetUp(creator.userId),
    turnOffSecondFactorAction: ({ creator }) => aCodeOf(creator.userId),
    replaceRecoveryCodesAction: ({ creator }) => aCodeOf(creator.userId),
  },
  ready: {
    reactivatePeopleAction: ({ respondent }) => deactivate(respondent),
    beginSecondFactorAction: async ({ creator }) =>
      ofUser(creator.userId, { passwordHash: await hashPassword(present) }),
    changePasswordAction: async ({ creator }) => ofUser(creator.userId, { passwordHash: await hashPassword(present) }),
    signOutOtherDevicesAction: ({ creator }) => aSession(creator.userId),
    cancelEmailChangeAction: ({ creator }) => anAskedChange(creator.userId),
    finishTourAction: ({ creator }) => ofUser(creator.userId, { tourFinished: false }),
    removePhotoAction: ({ creator }) => aPhotoOf(creator),
  },
  entitled: {
    setPasswordAction: async ({ creator }) => [await atABrowser(creator)],
  },
  second: {
    setPhotoAction: {
      tables: ['Picture', 'User'],
      why: 'Each brings a file; the last one stays alone, at an address of its own.',
    },
  },
  unpressed: {
    beginSecondFactorAction: 'It shows a key, and nothing is kept until a code of it comes back.',
    'POST /api/auth/[...nextauth]': 'Belongs to next-auth; the test of sendSignInLink presses twice for its one mail.',
  },
}
