export { SiteDocument as default } from '../components/document/SiteDocument.tsx';
