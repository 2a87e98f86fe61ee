interface KeptFile {
  fileName: string
  text: string
  type?: 'text/csv' | 'text/plain'
}

export function keepFile({ fileName, text, type = 'text/csv' }: KeptFile) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
