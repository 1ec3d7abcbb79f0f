/** Contracts of public repositories, for which there is no gold: they parse, check, deploy and run with example values. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { checkFile } from '../scilla/check'
import { findSources } from '../scilla/sources'
import { tryContract } from '../scilla/trial'
import { firstLine, type Category } from './outcome'

const gasLimit = 100_000

const kind = { name: 'contracts of public repositories', goal: 'all check and run' }

/** Where no folder of contracts is given: the page says that, so that no earlier figure goes unnoticed. */
const notRun: Category = {
  ...kind,
  outcomes: [],
  note: 'Not run for this page: it was made without `--contracts`.',
}

/**
 * The folders in `folder` are the repositories, `owner+name`. A contract may refuse the example values, but may fail in no way
 * that it does not know of.
 */
export function realContracts(folder: string | undefined): Category {
  if (folder === undefined) return notRun
  const sources = findSources([folder])
  const files = sources.filter((file) => file.endsWith('.scilla'))
  const libraries = sources.filter((file) => file.endsWith('.scillib'))
  const libraryFolders = [...new Set(libraries.map((file) => path.dirname(file)))]
  const outcomes = files.map((file) => {
    const name = path.relative(folder, file)
    try {
      const checked = checkFile(file, libraryFolders)
      const { deployment, transitions } = tryContract(checked!, libraryFolders, gasLimit)
      const illTyped = [deployment, ...Object.values(transitions)].find((one) => one.startsWith('IllTyped'))
      return { name, equal: illTyped === undefined, aspects: {}, reason: illTyped ?? '' }
    } catch (error) {
      return {
        name,
        equal: false,
        aspects: {},
        reason: firstLine(error).replace(path.join(folder, path.sep), ''),
      }
    }
  })
  const repositories = readdirSync(folder).map((name) => name.replace('+', '/'))
  const note = `No gold tells what these do, and the reference did not run them for this page: that a contract counts says that our checker takes it, and that we deploy it and call each transition once with example values without a type that does not fit. A refusal by the contract itself counts as run; results and gas are held against nothing. What does not count is named below with our reason; whether the reference takes it was not measured. Of ${repositories.length} repositories, as they stood when the page was made: ${repositories.join(', ')}.`
  return { ...kind, outcomes, note }
}
