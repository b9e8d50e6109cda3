export { NewAddressForm } from './NewAddressForm';
export {
  checkNewPassword,
  NEW_PASSWORD_CODES,
  NEW_PASSWORD_TEXTS,
  NewPasswordFields,
} from './NewPasswordFields';
