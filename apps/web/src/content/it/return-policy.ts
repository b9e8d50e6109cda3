export { returnPolicy } from '../en/return-policy';
