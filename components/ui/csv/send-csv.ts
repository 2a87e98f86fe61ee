import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { fileTooLarge, importLimits } from '@/lib/shared/csv-import'

/** The import a file began, or why it was refused. */
type Upload = { id: string } | { fault: string }

/** The bytes of a file in base64, as the browser itself writes them. */
const readBase64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The first sentence of a refusal, whether it is about the whole or about a field. */
function faultIn(body: unknown) {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  if (typeof error.message === 'string') return error.message
  const [first] = isRecord(error.fields) ? Object.values(error.fields).flat() : []
  return typeof first === 'string' ? first : GENERAL_FAILURE
}

async function send(address: string, file: File, madeId: string): Promise<Upload> {
  const fileName = file.name.slice(-importLimits.fileName)
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ madeId, fileName, content: await readBase64(file) }),
  })
  const body: unknown = await response.json()
  return response.ok && isRecord(body) && typeof body.id === 'string' ? { id: body.id } : { fault: faultIn(body) }
}

/** Sends a CSV file to this address, to be checked under this id. A file or server out of reach counts as a failure. */
export const sendCsv = (address: string, file: File, madeId: string): Promise<Upload> =>
  file.size > importLimits.bytes
    ? Promise.resolve({ fault: fileTooLarge })
    : send(address, file, madeId).then(
        (upload) => upload,
        () => ({ fault: GENERAL_FAILURE }),
      )
