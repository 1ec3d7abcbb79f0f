export { ownValue, parseJson } from '@tyto/primitives'
