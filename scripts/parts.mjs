import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dependencies, lock } from './packaged.mjs'
import { ran } from './released.mjs'

/** Licences of packages that have none in their package.json; each is in the package's LICENSE. */
const LICENSES = { 'png-js': 'MIT' }

const MOST_BYTES = 64 * 1024 * 1024

/**
 * The packages that people get, as CycloneDX: those beside the server, and those that are in the bundle of the client. Not asked for in the
 * repository: there npm leaves out whatever its root uses for tests as well, the database and React among them.
 */
export function listParts() {
  const { name, version, description, license } = JSON.parse(readFileSync('package.json', 'utf8'))
  const wanted = dependencies(['contract', 'server', 'web'])
  const above = mkdtempSync(join(tmpdir(), 'parts-'))
  const folder = join(above, name) // npm calls the product as its folder is called
  try {
    mkdirSync(folder)
    const manifest = { name, version, description, license, dependencies: wanted }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock(wanted)))
    const npm = (...args) =>
      ran('npm', [...args, '--package-lock-only'], { cwd: folder, maxBuffer: MOST_BYTES, shell: process.platform === 'win32' })
    const text = npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application')
    return `${JSON.stringify(licensed(JSON.parse(text)), undefined, 2)}\n`
  } finally {
    rmSync(above, { recursive: true, force: true })
  }
}

function licensed(list) {
  const said = ({ name, licenses = [] }) => (licenses.length > 0 || !LICENSES[name] ? licenses : [{ license: { id: LICENSES[name] } }])
  return { ...list, components: list.components.map((part) => ({ ...part, licenses: said(part) })) }
}
