export { askApi, loadApi } from './load-api';
