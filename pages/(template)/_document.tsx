export { TemplateDocument as default } from '../../components/template/document/TemplateDocument.tsx';
