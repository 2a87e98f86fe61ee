import { newToken } from '@/lib/platform/secrets'
import { unique } from '@/tests/factories/workspaces'
import type { Calls, Inputs } from '@/tests/factories/sweep/world'

const told = { jobTitle: 'Taken over', about: '', address1: '', address2: '', pinCode: '', mobile: '', timeZone: 'UTC' }

export const profileInputs: Inputs = {
  editProfileAction: () => ({ firstName: 'Taken', lastName: 'Over', ...told }),
  changeTimeZoneAction: () => ({ timeZone: 'Asia/Kolkata' }),
  setPhotoAction: () => ({ file: 'no file' }),
  removePhotoAction: () => ({}),
  changePasswordAction: () => ({ current: 'harbour kettle moss', password: 'plum violin seven' }),
  signOutDeviceAction: ({ sessionId: id }) => ({ id }),
  signOutOtherDevicesAction: () => ({}),
  requestEmailChangeAction: () => ({ email: `${unique('new')}@elsewhere.example` }),
  confirmEmailChangeAction: () => ({ token: newToken() }),
  sendProofLinkAction: () => ({ act: 'deletion' }),
  deleteAccountAction: () => ({ code: 'made up' }),
}

export const profileCalls: Calls = {
  'GET /api/my-data': () => ({ line: 'GET /api/my-data' }),
  'GET /api/picture/[id]': ({ pictureId }) => ({ line: `GET /api/picture/${pictureId}` }),
}
